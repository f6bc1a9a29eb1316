import type { SavedStay } from '@golark/contract/saved/schemas';

/** A saved stay as hidden fields: what undoing its removal needs. */
export const StayFields = ({ saved: { dates, party, savedAt, priceThen } }: { saved: SavedStay }) => {
  const values: Record<string, string | number> = {
    ...(dates ?? {}),
    ...{ adults: party.adults, children: party.children, infants: party.infants, pets: String(party.pets) },
    savedAt,
    ...(priceThen ? { savedAmount: priceThen.amount } : {}),
  };
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
};
