export { ActionForm } from './form/action-form.tsx';
export { emailProblem, required } from './form/check-fields.ts';
export { wordsOfProblems } from './form/words-of-problems.ts';
