/** The pattern of the HTML standard for `<input type=email>`, the one every browser checks by. */
const pattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)+$/;

/** Exactly one @; local part ≤ 64, domain ≤ 255, each label ≤ 63 characters (specification, section 5). */
export const isEmail = (text: string): boolean => {
  if (text.length > 320) return false;
  const parts = text.split('@');
  const [local = '', domain = ''] = parts;
  return (
    parts.length === 2 &&
    local.length <= 64 &&
    domain.length <= 255 &&
    domain.split('.').every((label) => label.length <= 63) &&
    pattern.test(text)
  );
};
