import {
  any,
  cardsIn,
  civilizationsIn,
  creature,
  during,
  gravityZero,
  instead,
  wouldBeDestroyed,
} from '../../effects/language/words.ts';

export const ophanisUnifiedFiveElemental = creature({
  name: 'Ophanis, Unified Five Elemental',
  civilizations: ['light'],
  races: ['Angel Command'],
  cost: 5,
  power: 5000,
  printings: ['DM-16 S1/S5'],
  abilities: [
    gravityZero({ kind: 'compare', a: civilizationsIn(cardsIn('battleZone', 'you')), b: 5, is: 'atLeast' }),
    during(
      { kind: 'compare', a: civilizationsIn(cardsIn('battleZone', 'you')), b: 5, is: 'atLeast' },
      wouldBeDestroyed(any('you'), instead('hand')),
    ),
  ],
});
