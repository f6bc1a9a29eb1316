export const editNightsIntent = 'edit-nights';
export const takeOwnIntent = 'take-own-reservation';
export const removeOwnIntent = 'remove-own-reservation';
export const undoIntent = 'undo-change';
export const checkIntent = 'check-stay';
