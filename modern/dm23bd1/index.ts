import type { CardDefinition } from 'taiki';
import { blocker, creature, inOrder, isLike, onlyIf, self, the, whenPut } from 'taiki/words';

const disKottonDisKerasasu = creature({
  name: 'Disコットン＆Disケラサス',
  civilizations: ['light', 'nature'],
  races: ['Oracle', 'Outrage', 'Distas'],
  cost: 3,
  power: 1500,
  abilities: [
    blocker,
    whenPut(
      self,
      inOrder(
        { do: 'moveTop', who: 'you', count: 1, to: 'manaZone', tapped: true, as: 'top' },
        onlyIf(isLike(the('top'), { multicolored: true }), {
          do: 'moveTop',
          who: 'you',
          count: 1,
          to: 'manaZone',
          tapped: true,
        }),
      ),
    ),
  ],
  printings: ['DM23-BD1 017'],
});

/** The cards of DM23-BD1. */
export const dm23bd1: readonly CardDefinition[] = [disKottonDisKerasasu];
