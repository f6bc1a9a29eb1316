/** `?page=`, from 1; what is no page is the first one. */
export const readPageNumber = ({ searchParams }: URL): number =>
  Math.trunc(Math.max(1, Math.min(1000, Number(searchParams.get('page')) || 1)));
