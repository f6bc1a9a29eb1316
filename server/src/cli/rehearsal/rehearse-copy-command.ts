/** The command that the child process of a rehearsal runs; internal. Its own file, because the name is needed before the application is loaded. */
export const rehearseCopyCommand = 'rehearse-copy';
