// When there is nothing else to do.
export const idle = () =>
  new Promise((done) => ("requestIdleCallback" in window ? requestIdleCallback(done) : setTimeout(done, 2000)));
