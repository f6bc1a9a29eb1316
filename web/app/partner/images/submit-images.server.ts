import type { Call } from '@golark/contract/call';
import {
  deleteListingPicture,
  orderListingPictures,
  putListingPicture,
} from '@golark/contract/listing-pictures/calls';
import { photoRooms } from '@golark/contract/stays/photo-rooms';
import { doneOutcome, type FormOutcome, outcomeOf } from '../../platform/page/form-outcome.ts';
import { textOf } from '../../platform/page/form-values.ts';
import { rejected, type Submission, submitForm } from '../../platform/page/submit-form.server.ts';
import { translatorOf } from '../../platform/translations.ts';
import { actingAs } from '../read-host-page.ts';
import { deleteIntent, orderIntent, places, roomIntent, textIntent, uploadIntent } from './image-intents.ts';
import { movedBy } from './reorder.ts';
import { type ImagesRequest, uploadPosted } from './upload-posted.server.ts';

type Change<C extends Call> = Omit<Submission<C>, 'headers'>;

/**
 * Makes a call about a picture. What someone else has changed meanwhile is not an error of the form: the page is loaded again, so that it
 * shows the pictures as they are.
 */
const submitChange = async <const C extends Call>(request: ImagesRequest, change: Change<C>) => {
  const t = translatorOf(request.locale, 'images');
  const { intent, subject = '' } = change;
  const result = await submitForm(request, { ...change, headers: actingAs(request.host) } as Submission<C>);
  if (result.ok) return { ...doneOutcome(intent), subject };
  const code = result.error?.code;
  if (code === 'PICTURES_CHANGED') return outcomeOf(intent, { subject, detail: t('changed') });
  if (code === 'NOT_FOUND') return outcomeOf(intent, { subject, detail: t('gone') });
  if (code === 'INVALID_STATE') return rejected({ ...result.outcome, detail: t('delete.last') });
  return rejected(result.outcome);
};

const idsIn = (text: string | undefined): string[] => (text ? text.split(' ') : []);

/** The order that was dragged, or the one after a button has moved one picture. */
const submitOrder = (request: ImagesRequest) => {
  const { form, listingId } = request;
  const subject = textOf(form, 'subject') ?? '';
  const shown = idsIn(textOf(form, 'order'));
  const place = places.find((one) => one === textOf(form, 'place'));
  return submitChange(request, {
    intent: orderIntent,
    subject,
    call: orderListingPictures,
    params: { listingId },
    body: { version: textOf(form, 'version') ?? '', order: place ? movedBy(shown, subject, place) : shown },
  });
};

const pictureOf = ({ form, listingId }: ImagesRequest) => {
  const pictureId = textOf(form, 'subject') ?? '';
  return { subject: pictureId, params: { listingId, pictureId } };
};

/** The sentences of the two texts: what is wrong with each is not that of the other forms of the site. */
const textErrors = ({ form, locale }: ImagesRequest): Record<string, string> => {
  const t = translatorOf(locale, 'images');
  const errors: Record<string, string> = {};
  for (const name of ['en', 'es']) {
    const text = textOf(form, name) ?? '';
    if (text === '') errors[name] = t('text.required');
    else if (text.length > 300) errors[name] = t('text.tooLong');
  }
  return errors;
};

const submitText = async (request: ImagesRequest) => {
  const { form } = request;
  const errors = textErrors(request);
  const values = { en: textOf(form, 'en') ?? '', es: textOf(form, 'es') ?? '' };
  const { subject, params } = pictureOf(request);
  if (Object.keys(errors).length > 0) return rejected(outcomeOf(textIntent, { subject, errors, values }));
  return submitChange(request, {
    intent: textIntent,
    subject,
    call: putListingPicture,
    params,
    fields: ['en', 'es'],
    body: { version: textOf(form, 'version') ?? '', alt: values },
  });
};

const digits = /^\d{1,2}$/;

const submitRoom = async (request: ImagesRequest) => {
  const { form, locale } = request;
  const { subject, params } = pictureOf(request);
  const kind = photoRooms.find((one) => one === textOf(form, 'room'));
  const typed = textOf(form, 'number');
  const number = typed === undefined ? null : Number(typed);
  const isInvalid = typed !== undefined && (!digits.test(typed) || number === 0 || Number(number) > 50);
  if (kind && isInvalid) {
    const sentence = translatorOf(locale, 'images')('room.numberInvalid');
    const values = { room: kind, number: typed };
    return rejected(outcomeOf(roomIntent, { subject, values, errors: { number: sentence } }));
  }
  return submitChange(request, {
    intent: roomIntent,
    subject,
    call: putListingPicture,
    params,
    body: { version: textOf(form, 'version') ?? '', room: kind ? { kind, number } : null },
  });
};

const submitDelete = (request: ImagesRequest) =>
  submitChange(request, { intent: deleteIntent, call: deleteListingPicture, ...pictureOf(request) });

type Outcome = FormOutcome | ReturnType<typeof rejected<FormOutcome>>;

export const submitImages: Readonly<Record<string, (request: ImagesRequest) => Promise<Outcome>>> = {
  [uploadIntent]: uploadPosted,
  [orderIntent]: submitOrder,
  [textIntent]: submitText,
  [roomIntent]: submitRoom,
  [deleteIntent]: submitDelete,
};
