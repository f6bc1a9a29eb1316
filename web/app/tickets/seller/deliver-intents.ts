/** The forms that deliver a sale, shared with the module that handles them on the server. */
export const deliverFilesIntent = 'deliverFiles';
export const deliverTransferIntent = 'deliverTransfer';
