/** The name of the membership, the same in every language. */
export const GoPlus = () => <span className="go-plus">Go+</span>;
