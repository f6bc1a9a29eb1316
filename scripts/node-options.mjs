/**
 * The options of Node for the process of the server. The last one counts the bytes of requests as part of the heap: otherwise each 64 MB of
 * uploads begin a collection of the whole heap, which holds up all requests for 20 milliseconds and more.
 */
export const nodeOptions = [
  '--expose-gc',
  '--disable-warning=ExperimentalWarning',
  '--external-memory-accounted-in-global-limit',
];
