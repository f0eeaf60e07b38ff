import { memo } from 'react';
import type { Zones } from '@/scene/arrangement.ts';
import { CARPET, carpetMatrix, floorLine } from '@/scene/carpet.ts';
import type { Theme } from '@/scene/theme.ts';

const CORNERS = ['nw', 'ne', 'se', 'sw'] as const;

interface GroundProps {
  readonly theme: Theme;
  readonly zones: Zones;
}

/** It lies still until the room changes. */
const isLike = (a: GroundProps, b: GroundProps): boolean =>
  a.theme === b.theme &&
  a.zones.table.w === b.zones.table.w &&
  a.zones.table.h === b.zones.table.h &&
  a.zones.arrangement === b.zones.arrangement;

/** Tent, floor and carpet. The blur is inside the drawings; nothing here is filtered. */
export const Ground = memo(({ theme: { carpet, tall, wide }, zones }: GroundProps) => {
  const portrait = zones.arrangement === 'portrait';
  return (
    <div className="mj-ground" aria-hidden="true">
      <img className="mj-tent" src={portrait ? tall : wide} alt="" draggable={false} />
      <div
        className="mj-carpet"
        data-carpet=""
        style={{ width: CARPET, height: CARPET, transform: carpetMatrix(zones) }}
      >
        <img src={carpet} alt="" draggable={false} />
        {CORNERS.map(corner => (
          <i key={corner} data-corner={corner} />
        ))}
      </div>
      {portrait && <div className="mj-boards" style={{ top: floorLine(zones) }} />}
    </div>
  );
}, isLike);
