import {
  battle,
  choose,
  evolution,
  evolutionCreature,
  inOrder,
  isLike,
  may,
  onlyIf,
  opponentsCreatures,
  put,
  putOnto,
  revealTop,
  revolution0Trigger,
  self,
  the,
  tripleBreaker,
  wheneverAttacks,
  whenPut,
} from '../../effects/language/words.ts';

const battles = may(battle(self, choose(opponentsCreatures())));

export const bolshackDogiragon = evolutionCreature({
  name: 'Bolshack Dogiragon',
  civilizations: ['fire'],
  races: ['Mega Command Dragon', 'Revolutionary'],
  cost: 7,
  power: 12000,
  abilities: [
    revolution0Trigger(
      inOrder(
        revealTop(1, 'top'),
        onlyIf(
          isLike(the('top'), { type: 'creature', evolution: false, civilizations: ['fire'] }),
          inOrder(put(the('top')), putOnto(self, the('put'))),
        ),
      ),
    ),
    evolution({ civilizations: ['fire'] }),
    tripleBreaker,
    whenPut(self, battles),
    wheneverAttacks(self, battles),
  ],
});
