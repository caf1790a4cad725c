import {
  any,
  choose,
  creature,
  destroy,
  doubleBreaker,
  opponentsCreatures,
  sympathy,
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
    sympathy(yourCreatures({ races: ['Angel Command', 'Demon Command'] })),
    wheneverAttacks(
      any('you', { races: ['Angel Command', 'Demon Command'] }),
      destroy(choose(opponentsCreatures({ tapped: true }))),
    ),
    doubleBreaker,
  ],
});
