export const Spinner = () => {
  return <span className="spinner" aria-hidden="true" />;
};
