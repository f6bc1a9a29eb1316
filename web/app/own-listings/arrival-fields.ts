import type { ListingArrival } from '@golark/contract/partners/schemas';
import { textOf } from '../platform/page/form-values.ts';

export const arrivalFields = [
  'accessEn',
  'accessEs',
  'wifiNetwork',
  'wifiPassword',
  'parkingEn',
  'parkingEs',
  'hostPhone',
] as const;
type ArrivalFields = Partial<Record<string, string>>;

/** The values that the form shows; the address is part of the section about the place. */
export const arrivalFieldsOf = ({ access, wifi, parking, hostPhone }: ListingArrival): ArrivalFields => ({
  accessEn: access?.en ?? '',
  accessEs: access?.es ?? '',
  wifiNetwork: wifi?.network ?? '',
  wifiPassword: wifi?.password ?? '',
  parkingEn: parking?.en ?? '',
  parkingEs: parking?.es ?? '',
  hostPhone: hostPhone ?? '',
});

const inBoth = (en: string | null, es: string | null) => (en || es ? { en, es } : null);

/** The typed arrival information with the address that is stored. */
export const arrivalOf = (form: FormData, { address }: Pick<ListingArrival, 'address'>): ListingArrival => {
  const typed = (name: (typeof arrivalFields)[number]): string | null => textOf(form, name)?.trim() || null;
  const network = typed('wifiNetwork');
  return {
    address,
    access: inBoth(typed('accessEn'), typed('accessEs')),
    wifi: network ? { network, password: typed('wifiPassword') } : null,
    parking: inBoth(typed('parkingEn'), typed('parkingEs')),
    hostPhone: typed('hostPhone'),
  };
};

/** The fields of the form for the paths of the call. */
export const fieldOfArrival: Readonly<Record<string, string>> = {
  'access.en': 'accessEn',
  'access.es': 'accessEs',
  'wifi.network': 'wifiNetwork',
  'wifi.password': 'wifiPassword',
  'parking.en': 'parkingEn',
  'parking.es': 'parkingEs',
};
