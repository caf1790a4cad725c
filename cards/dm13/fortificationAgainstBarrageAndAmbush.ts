import {
  allCreatures,
  atMost,
  destroy,
  plus,
  powerOfRef,
  putIntoGraveyard,
  spell,
  spellAbility,
  the,
} from '../../effects/language/words.ts';

export const fortificationAgainstBarrageAndAmbush = spell({
  name: 'Fortification Against Barrage and Ambush',
  civilizations: ['water', 'fire'],
  cost: 5,
  printings: ['DM-13 18/55'],
  abilities: [
    spellAbility(
      { do: 'revealUntil', filter: { type: 'creature' }, count: 1, as: 'creature' },
      destroy(allCreatures({ power: atMost(plus(powerOfRef(the('creature')), -1)) })),
      putIntoGraveyard(the('revealed')),
    ),
  ],
});
