import { cardsIn, creature, doubleBreaker, each } from '../../effects/language/words.ts';

export const dorberosTheImprisoningFiend = creature({
  name: 'Dorberos, the Imprisoning Fiend',
  civilizations: ['darkness'],
  races: ['Demon Command'],
  cost: 7,
  power: 7000,
  printings: ['DM-15 3/55'],
  abilities: [
    doubleBreaker,
    each(
      cardsIn(['hand', 'manaZone', 'graveyard'], 'any', {
        type: 'creature',
        not: { civilizations: ['darkness'] },
      }),
      { kind: 'cost', by: 2, atLeast: 0 },
    ),
  ],
});
