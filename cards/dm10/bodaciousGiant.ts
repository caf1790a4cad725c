import {
  both,
  creature,
  doubleBreaker,
  eachWhile,
  happened,
  isLike,
  itself,
  mustAttackSuch,
  notThat,
  opponentsCreatures,
  opponentsTurn,
  self,
} from '../../effects/language/words.ts';

export const bodaciousGiant = creature({
  name: 'Bodacious Giant',
  civilizations: ['nature'],
  races: ['Giant'],
  cost: 8,
  power: 12000,
  printings: ['DM-10 S7/110'],
  abilities: [
    doubleBreaker,
    eachWhile(
      both(
        opponentsTurn,
        isLike(self, { tapped: true }),
        notThat(happened({ event: 'attacked', what: itself })),
      ),
      opponentsCreatures(),
      mustAttackSuch({ itself: true }),
    ),
  ],
});
