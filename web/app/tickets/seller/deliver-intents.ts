/** The forms that deliver a sale or answer an objection to it, shared with the module that handles them on the server. */
export const deliverFilesIntent = 'deliverFiles';
export const deliverTransferIntent = 'deliverTransfer';
export const answerIntent = 'answerObjection';
