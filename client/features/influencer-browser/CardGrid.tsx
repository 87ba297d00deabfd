import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { InfluencerCard } from './browser-api';
import { PictureSkeletons } from '../../ui/picture-skeletons';
import { useRowWindow } from '../../ui/row-window';
import { useMedia } from '../../ui/use-media';

type CardGridProps = {
  people: readonly InfluencerCard[];
  /** Whether the cards show match scores. */
  scored: boolean;
  card: (person: InfluencerCard) => ReactNode;
  /** Called when the last rows come into view. */
  onNearEnd: () => void;
};

const gap = 16;
const rowsAhead = 3;
/** The height below the picture, for touch and for pointers; a score adds a line. */
const wordsHeight = { touch: { plain: 247, scored: 299 }, desk: { plain: 243, scored: 283 } };

/** Four per row, three on tablets, two on phones; virtualised: only rows near the window are rendered. */
export function CardGrid({ people, scored, card, onNearEnd }: CardGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const columns = useColumns();
  const [{ top, width }, setPlace] = useState({ top: 0, width: 900 });
  const count = Math.ceil(people.length / columns);
  const words = wordsHeight[columns > 2 ? 'desk' : 'touch'][scored ? 'scored' : 'plain'];
  const estimate = ((width - gap * (columns - 1)) / columns) * 1.25 + words;
  const { rows, height } = useRowWindow({ list, count, estimate, gap, top });
  const last = rows.at(-1)?.index ?? 0;
  const nearEnd = useEffectEvent(onNearEnd);

  useLayoutEffect(() => {
    const measure = () => {
      const box = list.current?.getBoundingClientRect();
      if (box) setPlace({ top: Math.round(box.top + window.scrollY), width: Math.round(box.width) });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (count > 0 && last >= count - rowsAhead) nearEnd();
  }, [last, count]);

  return (
    <div ref={list} role="list" style={{ position: 'relative', height }}>
      {rows.map(({ index, start }) => (
        <div
          key={index}
          role="presentation"
          data-index={index}
          style={{ ...grid(columns), ...rowStyle, transform: `translateY(${start}px)` }}
        >
          {people.slice(index * columns, (index + 1) * columns).map((person, place) => (
            <div
              key={person.id}
              role="listitem"
              aria-setsize={-1}
              aria-posinset={index * columns + place + 1}
              style={itemStyle}
            >
              {card(person)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function useColumns(): number {
  const four = useMedia('(min-width: 1200px)');
  const three = useMedia('(min-width: 700px)');
  const two = useMedia('(min-width: 350px)');
  return four ? 4 : three ? 3 : two ? 2 : 1;
}

const grid = (columns: number) => ({
  display: 'grid',
  gap: `${gap}px`,
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
});

// Rows and their positions change constantly while scrolling: theirs are plain inline styles, which cost nothing to
// create.
const rowStyle = { position: 'absolute', insetInline: 0, top: 0 } as const;
const itemStyle = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** The grid's skeleton. */
export function CardSkeletons() {
  const columns = useColumns();
  return <PictureSkeletons count={columns * 2} sx={grid(columns)} />;
}
