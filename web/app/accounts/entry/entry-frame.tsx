import type { ReactNode } from 'react';
import './entry.css';

const pictures = { night: 'scene.lake-night', dawn: 'scene.hero-dawn' };

type EntryFrameProps = {
  title: string;
  lead?: ReactNode;
  picture?: keyof typeof pictures;
  children: ReactNode;
};

/** The frame of login, sign-up and related pages: text and form, with a picture on wide screens. */
export const EntryFrame = ({ title, lead, picture = 'night', children }: EntryFrameProps) => (
  <div className="page-width entry">
    <div className="entry-form">
      <div>
        <h1 className="display">{title}</h1>
        {lead && <p className="text-muted mt-2">{lead}</p>}
      </div>
      {children}
    </div>
    <div className="entry-picture" data-picture={picture} aria-hidden="true">
      <img src={`/pictures/${pictures[picture]}/1600.webp`} alt="" width={1600} height={760} loading="lazy" />
    </div>
  </div>
);
