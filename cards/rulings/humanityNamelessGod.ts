import { cannot, creature, inOrder, ruleUntil, self, whenPut } from '../../effects/language/words.ts';

export const humanityNamelessGod = creature({
  name: 'Humanity, Nameless God',
  civilizations: [],
  races: ['Unnoise'],
  cost: 6,
  power: 6000,
  reconstructed:
    'Known from a ruling only, which tells that it names a card; everything else is assumed, and the named card is taken to be forbidden to the opponent.',
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
