import type { CardDefinition } from 'taiki';
import { choose, put, spell, spellAbility, yourGraveyard } from 'taiki/words';

const inferunoPotaru = spell({
  name: 'インフェルノ・ポータル',
  civilizations: ['darkness'],
  cost: 6,
  abilities: [spellAbility(put(choose(yourGraveyard({ type: 'creature', civilizations: ['darkness'] }))))],
  printings: ['DM24-EX2 048'],
});

export const darkness: readonly CardDefinition[] = [inferunoPotaru];
