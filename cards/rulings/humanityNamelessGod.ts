import { cannot, creature, inOrder, ruleUntil, self, whenPut } from '../../effects/language/words.ts';

export const humanityNamelessGod = creature({
  name: 'Humanity, Nameless God',
  civilizations: [],
  races: ['Unnoise'],
  cost: 6,
  power: 6000,
  reconstructed:
    'Known only from a ruling, which says that it names a card. Assumes that the opponent cannot use the named card; everything else is assumed too.',
  abilities: [
    whenPut(
      self,
      inOrder(
        { do: 'nameCard', by: 'you', as: 'name' },
        ruleUntil('yourNextTurn', cannot({ do: 'use', who: 'opponent', what: { named: 'name' } })),
      ),
    ),
  ],
});
