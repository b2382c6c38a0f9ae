"""From a play file to HTML: model, update, render. No rule is decided here; the engine is asked."""
