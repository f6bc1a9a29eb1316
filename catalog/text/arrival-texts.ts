import type { BilingualText } from './word-lists.ts';

/** `{code}`, `{host}` and `{box}` are filled in. Each list is for one way in. */
export const accessTexts: Record<'code' | 'flat' | 'host' | 'company' | 'desk', readonly BilingualText[]> = {
  code: [
    [
      'The front door has a keypad. Enter {code} and press the check mark; turn the handle within five seconds.',
      'La puerta principal tiene un teclado. Marca {code} y oprime la palomita; gira la manija antes de cinco segundos.',
    ],
    [
      'Your door code is {code}. To lock the door when you leave, press the button at the top of the keypad.',
      'Tu código de la puerta es {code}. Para cerrar al salir, oprime el botón de arriba del teclado.',
    ],
    [
      'Use the side door, up two steps. The code is {code}, followed by #. The lights come on by themselves.',
      'Usa la puerta lateral, subiendo dos escalones. El código es {code} y luego #. Las luces se encienden solas.',
    ],
    [
      'The key is in the lockbox to the left of the door. Dial {code}, pull the front down and please put the key back when you check out.',
      'La llave está en la cajita a la izquierda de la puerta. Marca {code}, baja la tapa y por favor devuelve la llave al salir.',
    ],
  ],
  flat: [
    [
      'Enter {box} at the main entrance, then take the stairs or elevator to your floor. The apartment door opens with {code}.',
      'Marca {box} en la entrada principal y sube a tu piso. La puerta del apartamento se abre con {code}.',
    ],
    [
      'The building is open from 7 AM to 9 PM; after that, the entry code is {box}. Your own door has a keypad: {code}.',
      'El edificio está abierto de 7 AM a 9 PM; después, el código de entrada es {box}. Tu puerta tiene teclado: {code}.',
    ],
  ],
  host: [
    [
      '{host} will meet you at the door. Text or call about 20 minutes before you arrive.',
      '{host} te recibe en la puerta. Manda un mensaje o llama unos 20 minutos antes de llegar.',
    ],
    [
      '{host} lives nearby and brings the keys. Say when you expect to arrive, and call if you run late.',
      '{host} vive cerca y te lleva las llaves. Avisa a qué hora llegas y llama si te retrasas.',
    ],
  ],
  company: [
    [
      'Someone from {host} will meet you at the door. Text or call about 20 minutes before you arrive.',
      'Alguien de {host} te recibe en la puerta. Manda un mensaje o llama unos 20 minutos antes de llegar.',
    ],
    [
      'Someone from {host} brings the keys. Say when you expect to arrive, and call if you run late.',
      'Alguien de {host} te lleva las llaves. Avisa a qué hora llegas y llama si te retrasas.',
    ],
  ],
  desk: [
    [
      'Check in at the front desk with a photo ID and the card that you paid with. Late arrivals are welcome: ring the bell, and someone lets you in.',
      'Regístrate en la recepción con una identificación con foto y la tarjeta con la que pagaste. Si llegas tarde, toca el timbre y te abrirán.',
    ],
    [
      'The front desk is to the right of the main entrance. You can leave your bags there before check-in and after check-out.',
      'La recepción está a la derecha de la entrada principal. Ahí puedes dejar tus maletas antes de la llegada y después de la salida.',
    ],
  ],
};

type Parking = 'charger' | 'free' | 'lot' | 'street' | 'hotelFree' | 'hotelPaid';

export const parkingTexts: Record<Parking, readonly BilingualText[]> = {
  charger: [
    [
      'Parking is free. The charger for electric cars is next to your space; its cable reaches either side.',
      'El estacionamiento es gratis. El cargador para autos eléctricos está junto a tu lugar; el cable llega a ambos lados.',
    ],
  ],
  free: [
    [
      'There is free parking right outside, with space for two cars.',
      'Hay estacionamiento gratis justo afuera, con lugar para dos carros.',
    ],
    [
      'Park in the driveway and leave the neighbors’ side free.',
      'Estaciónate en la entrada y deja libre el lado de los vecinos.',
    ],
    ['Your space is marked with the house number.', 'Tu lugar está marcado con el número de la casa.'],
  ],
  lot: [
    [
      'Your space is behind the building, marked with the apartment number.',
      'Tu lugar está detrás del edificio, marcado con el número del apartamento.',
    ],
    [
      'Residents and guests park free in the lot next to the building; any unmarked space is fine.',
      'Residentes y huéspedes se estacionan gratis junto al edificio; usa cualquier lugar sin marca.',
    ],
  ],
  street: [
    [
      'There is no parking on site. The street is metered until 6 PM and free at night; read the signs for street cleaning.',
      'No hay estacionamiento propio. En la calle hay parquímetros hasta las 6 PM y es gratis de noche; lee los letreros de limpieza.',
    ],
    [
      'Street parking is free but fills up in the evening. A public garage is a few minutes away on foot.',
      'Estacionarse en la calle es gratis, pero se llena por la tarde. Hay un estacionamiento público a unos minutos a pie.',
    ],
  ],
  hotelFree: [
    [
      'Parking is free for guests. Tell the front desk your license plate when you check in.',
      'El estacionamiento es gratis para los huéspedes. Da tu número de placa en la recepción al llegar.',
    ],
  ],
  hotelPaid: [
    [
      'The front desk can suggest a garage nearby; stop at the entrance to unload.',
      'En la recepción te recomiendan un estacionamiento cercano; puedes parar en la entrada para bajar el equipaje.',
    ],
  ],
};

/** Words of Wi-Fi passwords: short, and hard to mistype. */
export const passwordWords =
  `acorn amber apple basil birch cabin cedar cloud clover coral daisy ember fern finch garnet
grove harbor hazel heron honey indigo juniper kayak lantern lemon maple meadow mellow mint moss olive orchard otter pebble pepper pine
plum quail quartz river robin rocket saddle sage spruce sunny tulip umber violet willow`.split(/\s+/);
