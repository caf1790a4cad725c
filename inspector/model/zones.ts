import type { Zone } from 'taiki';

const ZONE_LABELS: { readonly [Z in Zone]: string } = {
  deck: 'deck',
  hand: 'hand',
  battleZone: 'battle zone',
  manaZone: 'mana zone',
  shieldZone: 'shield zone',
  graveyard: 'graveyard',
  hyperspatialZone: 'hyperspatial zone',
  superGRZone: 'super GR zone',
  abyssZone: 'abyss zone',
};

/** Object.keys gives plain strings; the type above names every key. */
export const ZONES = Object.keys(ZONE_LABELS) as readonly Zone[];

/** A zone as the rulebook names it: `battle zone`. */
export const zoneLabel = (zone: Zone): string => ZONE_LABELS[zone];
