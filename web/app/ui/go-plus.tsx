/** The mark of the membership; its name is the same in every language. */
export const GoPlus = () => <span className="go-plus">Go+</span>;
