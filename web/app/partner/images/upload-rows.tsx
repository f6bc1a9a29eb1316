import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from '../../platform/translations.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CloseIcon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { ActingHost } from '../read-host-page.ts';
import { sendPictureTo } from './send-picture.ts';
import { type UploadItem, UploadList, type UploadState } from './upload-list.ts';

type UploadRowsProps = { listingId: string; host: ActingHost; chosen: readonly File[] };

const tones: Record<UploadState, BadgeTone> = {
  waiting: 'neutral',
  sending: 'info',
  checking: 'info',
  done: 'success',
  refused: 'danger',
  failed: 'warning',
};

const hasEnded = ({ state }: UploadItem): boolean =>
  state === 'done' || state === 'refused' || state === 'failed';

const useUploads = ({ listingId, host, chosen }: UploadRowsProps) => {
  const locale = useLocale() === 'es' ? 'es' : 'en';
  const { revalidate } = useRevalidator();
  const shown = useRef(revalidate);
  shown.current = revalidate;
  const [list] = useState(
    () => new UploadList(sendPictureTo({ listingId, host, locale }), () => void shown.current()),
  );
  const added = useRef<readonly File[]>(null);
  useEffect(() => {
    // a development build runs effects twice
    if (added.current === chosen) return;
    added.current = chosen;
    list.add(chosen);
  }, [list, chosen]);
  useEffect(() => {
    const again = (): void => list.againAll();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [list]);
  const items = useSyncExternalStore(list.subscribe, list.items, list.items);
  return { list, items };
};

/** A row for each file on its way. A row of an added picture stays until the page is left, so that none seems to be lost. */
export const UploadRows = (props: UploadRowsProps) => {
  const t = useTranslations('images.upload');
  const { list, items } = useUploads(props);
  const done = items.filter(({ state }) => state === 'done').length;
  const isOver = items.every(hasEnded);
  return (
    <div className="image-uploads">
      <p role="status" className="small">
        {isOver ? t('allDone', { count: done }) : t('progress', { done, count: items.length })}
      </p>
      <ul aria-label={t('list')}>
        {items.map((item) => (
          <UploadRow key={item.id} item={item} list={list} />
        ))}
      </ul>
    </div>
  );
};

const UploadRow = ({ item, list }: { item: UploadItem; list: UploadList }) => {
  const t = useTranslations('images.upload');
  const { id, file, state, share, problem } = item;
  const percent = Math.floor(share * 100);
  return (
    <li className="image-upload-row">
      <span className="image-upload-name">{file.name}</span>
      <Badge tone={tones[state]}>
        {state === 'sending' ? t('states.sending', { percent }) : t(`states.${state}`)}
      </Badge>
      {state === 'failed' && (
        <Button
          size="small"
          variant="secondary"
          onPress={() => list.again(id)}
          aria-label={t('againNamed', { name: file.name })}
        >
          {t('again')}
        </Button>
      )}
      {hasEnded(item) && (
        <IconButton
          icon={CloseIcon}
          size="small"
          label={t('remove', { name: file.name })}
          onPress={() => list.remove(id)}
        />
      )}
      {(state === 'sending' || state === 'checking') && (
        <progress max={1} value={share} aria-label={file.name} />
      )}
      {problem && (
        <p role="alert" className="small image-problem">
          {problem}
        </p>
      )}
    </li>
  );
};
