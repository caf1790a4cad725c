import {
  any,
  choose,
  countOf,
  creature,
  destroy,
  doubleBreaker,
  opponentsCreatures,
  self,
  times,
  wheneverAttacks,
  yourCreatures,
} from '../../effects/language/words.ts';

export const auzesuTheDemonicHolySpirit = creature({
  name: 'Auzesu, the Demonic Holy Spirit',
  civilizations: ['light', 'darkness'],
  races: ['Angel Command', 'Demon Command'],
  cost: 6,
  power: 6500,
  printings: ['DM-13 S2/55'],
  abilities: [
    {
      kind: 'static',
      affects: self,
      effects: [
        {
          kind: 'cost',
          by: times(-1, countOf(yourCreatures({ races: ['Angel Command', 'Demon Command'] }))),
          atLeast: 2,
        },
      ],
      from: ['hand', 'manaZone', 'graveyard'],
    },
    wheneverAttacks(
      any('you', { races: ['Angel Command', 'Demon Command'] }),
      destroy(choose(opponentsCreatures({ tapped: true }))),
    ),
    doubleBreaker,
  ],
});
