import { uploadTicketFile } from '@golark/contract/selling/calls';
import type { SellerListing } from '@golark/contract/selling/schemas';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { CheckIcon, Icon } from '../../ui/icon.tsx';
import { useSeatNumbers } from '../parts/use-place-text.ts';
import { missingFiles } from './missing-files.ts';
import { UploadForm } from './upload-form.tsx';
import { uploadIntent } from './upload-intent.ts';

type TicketFilesProps = { listing: SellerListing; outcome: FormOutcome | undefined };

/** The PDFs that are there, and a form for those that are not. */
export const TicketFiles = ({ listing, outcome }: TicketFilesProps) => {
  const t = useTranslations('sell.files');
  const { id, files } = listing;
  const { seats, quantity } = missingFiles(listing);
  const target = {
    path: uploadTicketFile.path.replace('{listingId}', encodeURIComponent(id)),
    bodyOf: { each: (file: { seats: string[]; content: string }) => file },
  };
  return (
    <div className="ticket-files">
      {files.length > 0 && (
        <ul className="uploaded-files">
          {files.map((file) => (
            <UploadedFile key={`${file.uploadedAt} ${file.seats.join()}`} file={file} />
          ))}
        </ul>
      )}
      {quantity === 0 ? (
        <Alert tone="success" title={t('complete')} />
      ) : (
        <>
          {files.length > 0 && <p>{t('missing', { count: quantity })}</p>}
          <UploadForm
            key={`${quantity} ${files.length}`}
            intent={uploadIntent}
            {...{ seats, quantity, target, outcome }}
          />
        </>
      )}
    </div>
  );
};

const UploadedFile = ({ file }: { file: SellerListing['files'][number] }) => {
  const t = useTranslations('sell.files');
  const numbers = useSeatNumbers();
  const { seats, pageCount, hasBarcode } = file;
  return (
    <li>
      <Icon of={CheckIcon} size={16} />
      {seats.length > 0
        ? t('doneSeats', { pages: pageCount, count: seats.length, numbers: numbers(seats) })
        : t('done', { pages: pageCount })}
      {hasBarcode === false && <span className="small text-muted">{t('noBarcode')}</span>}
    </li>
  );
};
