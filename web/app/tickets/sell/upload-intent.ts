/** The form that uploads PDFs, shared with the module that handles it on the server. */
export const uploadIntent = 'upload';
