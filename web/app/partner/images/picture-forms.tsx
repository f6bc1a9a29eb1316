import type { ListingPicture } from '@golark/contract/listing-pictures/schemas';
import { photoRooms } from '@golark/contract/stays/photo-rooms';
import type { ComponentProps } from 'react';
import { Form } from 'react-router';
import { ActionForm, FormIntent } from '../../platform/page/action-form.tsx';
import { type FormOutcome, outcomeFor } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Button } from '../../ui/button.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ActingHost } from '../read-host-page.ts';
import { deleteIntent, orderIntent, places, roomIntent, textIntent } from './image-intents.ts';

export type PictureFormProps = {
  picture: ListingPicture;
  /** From 0. */
  index: number;
  /** The ids of all pictures as they are shown. */
  order: readonly string[];
  /** The version of the order. */
  version: string;
  host: ActingHost;
  outcome: FormOutcome | undefined;
};

const longestText = 300;

/** A form about a picture. It is sent for the host that is shown, and says which version of the picture its reader saw. */
const PictureForm = ({
  picture,
  host,
  outcome,
  children,
  ...form
}: Pick<PictureFormProps, 'picture' | 'host' | 'outcome'> &
  Pick<ComponentProps<typeof ActionForm>, 'intent' | 'submit' | 'submitLabel' | 'variant' | 'children'>) => (
  <ActionForm
    {...form}
    subject={picture.id}
    outcome={outcomeFor(outcome, form.intent, picture.id)}
    size="small"
  >
    <input type="hidden" name="host" value={host.propertyManagerId} />
    <input type="hidden" name="version" value={picture.version} />
    {children}
  </ActionForm>
);

/** Buttons that move a picture: without scripts, and for who does not drag. */
export const MoveForm = ({ picture, index, order, version, host }: PictureFormProps) => {
  const t = useTranslations('images.grid');
  if (order.length < 2) return null;
  const isUseless = { earlier: index === 0, later: index === order.length - 1, first: index === 0 };
  return (
    <Form method="post" className="picture-moves" preventScrollReset>
      <FormIntent intent={orderIntent} />
      <input type="hidden" name="host" value={host.propertyManagerId} />
      <input type="hidden" name="subject" value={picture.id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="order" value={order.join(' ')} />
      {places.map((place) => (
        <Button
          key={place}
          type="submit"
          variant="secondary"
          size="small"
          name="place"
          value={place}
          isDisabled={isUseless[place]}
          aria-label={t('named', { action: t(place), position: index + 1 })}
        >
          {t(place)}
        </Button>
      ))}
    </Form>
  );
};

export const TextForm = (props: PictureFormProps) => {
  const t = useTranslations('images.text');
  const named = useTranslations('images.grid');
  const { picture, index, outcome } = props;
  const { alt, isAltSuggested } = picture;
  const own = outcomeFor(outcome, textIntent, picture.id);
  const submit = t(isAltSuggested ? 'confirm' : 'submit');
  const label = named('named', { action: submit, position: index + 1 });
  return (
    // what is stored by then is shown, also what someone else has stored
    <PictureForm {...props} key={picture.version} intent={textIntent} submit={submit} submitLabel={label}>
      <p className="small text-muted">{t(isAltSuggested ? 'suggestedHelp' : 'help')}</p>
      {(['en', 'es'] as const).map((locale) => (
        <TextArea
          key={locale}
          name={locale}
          lang={locale}
          label={t(locale)}
          rows={2}
          maxLength={longestText}
          defaultValue={own?.values[locale] ?? alt[locale]}
          error={own?.errors[locale]}
        />
      ))}
    </PictureForm>
  );
};

export const RoomForm = (props: PictureFormProps) => {
  const t = useTranslations('images');
  const { picture, index, outcome } = props;
  const own = outcomeFor(outcome, roomIntent, picture.id);
  const label = t('grid.named', { action: t('room.submit'), position: index + 1 });
  return (
    <PictureForm
      {...props}
      key={picture.version}
      intent={roomIntent}
      submit={t('room.submit')}
      submitLabel={label}
    >
      <NativeSelect
        name="room"
        label={t('room.label')}
        placeholder={t('room.none')}
        options={photoRooms.map((kind) => ({ value: kind, label: t(`rooms.${kind}`) }))}
        defaultValue={own?.values['room'] ?? picture.room?.kind ?? ''}
      />
      <TextField
        name="number"
        label={t('room.number')}
        isOptional
        help={t('room.numberHelp')}
        inputMode="numeric"
        maxLength={2}
        defaultValue={own?.values['number'] ?? String(picture.room?.number ?? '')}
        error={own?.errors['number']}
      />
    </PictureForm>
  );
};

/** Says what the deletion means before it can be made. */
export const DeleteForm = (props: PictureFormProps) => {
  const t = useTranslations('images');
  const label = t('grid.deleteNamed', { position: props.index + 1 });
  return (
    <PictureForm
      {...props}
      intent={deleteIntent}
      submit={t('delete.submit')}
      submitLabel={label}
      variant="danger"
    >
      <p className="small text-muted">{t('delete.text')}</p>
    </PictureForm>
  );
};
