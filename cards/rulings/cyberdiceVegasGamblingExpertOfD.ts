import {
  any,
  choose,
  d2Field,
  draw,
  dSwitch,
  shieldTrigger,
  useFree,
  wheneverAttacks,
  yourHand,
} from '../../effects/language/words.ts';

export const cyberdiceVegasGamblingExpertOfD = d2Field({
  name: 'Cyberdice Vegas, Gambling Expert of D',
  civilizations: ['water'],
  cost: 5,
  abilities: [
    shieldTrigger,
    wheneverAttacks(any('opponent'), draw()),
    dSwitch(
      { event: 'attacks', what: any('opponent') },
      useFree(choose(yourHand({ type: 'spell', civilizations: ['water'] }))),
    ),
  ],
  reconstructed:
    'Assumes that its attack trigger draws a card, and that its D switch casts a water spell from the hand.',
});
