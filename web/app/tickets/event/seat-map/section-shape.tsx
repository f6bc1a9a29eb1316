import { type MouseEvent, memo, useMemo } from 'react';
import type { MapSection } from './map-sections.ts';
import { boxOf } from './section-box.ts';

type SectionShapeProps = {
  section: MapSection;
  /** The drawn words: `108`, `Orchestra Left`. */
  name: string;
  price: string;
  /** `Section 108: $86 and up, Lower level, 5 listings`: begins with the texts that are drawn, in their order. */
  label: string;
  href: string;
  isSelected: boolean;
  isMarked: boolean;
  isStop: boolean;
  onOpen: (id: string) => void;
  onMark: (id: string | null) => void;
};

/** Drawings units that a text needs at least, so that it stays inside its section. */
const textWidth = { label: 7, price: 8.6 };
const lineHeight = 15;

/** Which of its texts fit into a section. */
const textsOf = ({ section, name: label, price }: Pick<SectionShapeProps, 'section' | 'name' | 'price'>) => {
  const { width, height } = boxOf(section);
  const fits = (text: string, unit: number, lines: number) =>
    text.length * unit <= width * 0.96 && lines * lineHeight <= height * 1.02;
  const both = fits(label, textWidth.label, 2) && fits(price, textWidth.price, 2);
  if (section.offer && both) return { label, price };
  if (section.offer && fits(price, textWidth.price, 1)) return { label: '', price };
  return { label: fits(label, textWidth.label, 1) ? label : '', price: '' };
};

/** One section: a link without JavaScript, one stop of the map's arrow keys with it. */
const AnySectionShape = ({ section, name, price, label, href, ...props }: SectionShapeProps) => {
  const { isSelected, isMarked, isStop, onOpen, onMark } = props;
  const { id, outline, offer, labelAt, isFilteredOut } = section;
  const [x, y] = labelAt;
  const texts = useMemo(() => textsOf({ section, name, price }), [section, name, price]);
  const content = (
    <>
      <path className="map-face" d={outline} />
      {offer && offer.band > 1 && (
        <path className="map-pattern" d={outline} fill={`url(#seat-band-${offer.band})`} />
      )}
      {texts.label && (
        <text className="map-number" x={x} y={texts.price ? y - 2 : y + 4}>
          {texts.label}
        </text>
      )}
      {texts.price && (
        <text className="map-price" x={x} y={texts.label ? y + 13 : y + 5}>
          {texts.price}
        </text>
      )}
    </>
  );
  const look = {
    className: 'map-section',
    'data-band': offer?.band ?? 0,
    'data-selected': isSelected ? '' : undefined,
    'data-marked': isMarked ? '' : undefined,
    'data-faded': isFilteredOut ? '' : undefined,
  };
  if (!offer) return <g {...look}>{content}</g>;
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(id);
  };
  return (
    <a
      {...look}
      href={href}
      data-section={id}
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      aria-current={isSelected || undefined}
      onClick={open}
      onPointerEnter={() => onMark(id)}
      onPointerLeave={() => onMark(null)}
    >
      {content}
    </a>
  );
};

/** A map has up to two hundred sections, of which a pointer changes two. */
export const SectionShape = memo(AnySectionShape);
