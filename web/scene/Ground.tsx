import { memo } from 'react';
import dhappaCarpet from '@/art/dhappa-carpet.svg';
import dhappaTentWide from '@/art/dhappa-scene-landscape.svg';
import dhappaTent from '@/art/dhappa-scene-portrait.svg';
import balootCarpet from '@/art/sadu-carpet.svg';
import balootTentWide from '@/art/tent-landscape.svg';
import balootTent from '@/art/tent-portrait.svg';
import trunfoCarpet from '@/art/trunfo-carpet.svg';
import trunfoTentWide from '@/art/trunfo-scene-landscape.svg';
import trunfoTent from '@/art/trunfo-scene-portrait.svg';
import turupCarpet from '@/art/turup-carpet.svg';
import turupTentWide from '@/art/turup-scene-landscape.svg';
import turupTent from '@/art/turup-scene-portrait.svg';
import type { Zones } from '@/scene/arrangement.ts';
import { CARPET, carpetMatrix, floorLine } from '@/scene/carpet.ts';
import type { Theme } from '@/scene/props.ts';

interface Drawings {
  readonly carpet: string;
  readonly tall: string;
  readonly wide: string;
}

const DRAWINGS: Readonly<Record<Theme, Drawings>> = {
  baloot: { carpet: balootCarpet, tall: balootTent, wide: balootTentWide },
  turup: { carpet: turupCarpet, tall: turupTent, wide: turupTentWide },
  dhappa: { carpet: dhappaCarpet, tall: dhappaTent, wide: dhappaTentWide },
  trunfo: { carpet: trunfoCarpet, tall: trunfoTent, wide: trunfoTentWide },
};

export const CARPETS: Readonly<Record<Theme, string>> = {
  baloot: balootCarpet,
  turup: turupCarpet,
  dhappa: dhappaCarpet,
  trunfo: trunfoCarpet,
};

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
export const Ground = memo(({ theme, zones }: GroundProps) => {
  const { carpet, tall, wide } = DRAWINGS[theme];
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
