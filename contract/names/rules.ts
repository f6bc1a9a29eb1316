/** A person's name. The last name is empty for people who have one name. */
export interface PersonName {
  firstName: string;
  lastName: string;
}

/** `Maya Ortega`; for people with one name that name alone, without a space after it. */
export const fullNameOf = ({ firstName, lastName }: PersonName): string =>
  lastName === '' ? firstName : `${firstName} ${lastName}`;
