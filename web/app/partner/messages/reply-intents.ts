export const saveReplyIntent = 'save-reply';
export const deleteReplyIntent = 'delete-reply';
