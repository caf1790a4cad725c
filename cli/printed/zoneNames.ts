import type { Zone } from 'taiki';

/** What a zone is called where a card is said to lie in it. */
export const ZONE_NAMES: Readonly<Record<Zone, string>> = {
  battleZone: 'battle zone',
  hand: 'hand',
  shieldZone: 'shields',
  manaZone: 'mana zone',
  graveyard: 'graveyard',
  deck: 'deck',
  hyperspatialZone: 'hyperspatial zone',
  superGRZone: 'super GR zone',
  abyssZone: 'abyss zone',
};
