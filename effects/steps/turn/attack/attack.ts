import type { Attack } from '../../../../table/nouns.ts';
import type { Play } from '../../../play/play.ts';

export const attackOf = (play: Play): Attack => {
  const { attack } = play.game;
  if (attack === undefined) throw new Error('No attack is in progress.');
  return attack;
};
