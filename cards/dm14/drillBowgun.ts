import {
  allCreatures,
  atMost,
  called,
  cardsIn,
  choose,
  destroy,
  forEach,
  inOrder,
  isLike,
  onlyIf,
  putIntoGraveyard,
  spell,
  spellAbility,
  the,
  youHave,
} from '../../effects/language/words.ts';

export const drillBowgun = spell({
  name: 'Drill Bowgun',
  civilizations: ['fire'],
  cost: 4,
  printings: ['DM-14 62/110'],
  abilities: [
    spellAbility(
      {
        do: 'choose',
        what: called(choose(cardsIn('battleZone', 'opponent', { type: 'crossGear' })), 'gear'),
      },
      onlyIf(
        youHave(allCreatures({ crossedWith: the('gear') })),
        forEach(
          allCreatures({ crossedWith: the('gear') }),
          'bearer',
          inOrder(
            putIntoGraveyard(the('gear')),
            onlyIf(isLike(the('bearer'), { power: atMost(2000) }), destroy(the('bearer'))),
          ),
        ),
        putIntoGraveyard(the('gear')),
      ),
    ),
  ],
});
