import type { FactKind } from './facts.ts';
import type { EventPattern } from './vocabulary.ts';

/** Which facts a trigger may wait for. */
export const FACTS_OF: { readonly [E in EventPattern['event']]: readonly FactKind[] } = {
  put: ['cardPut'],
  destroyed: ['cardDestroyed'],
  moved: [
    'cardDrawn',
    'cardDiscarded',
    'cardDestroyed',
    'shieldBroken',
    'shieldPlaced',
    'manaCharged',
    'cardPut',
    'cardMoved',
  ],
  attacks: ['attackDeclared'],
  attacked: ['creatureAttacked'],
  blocks: ['creatureBlocked'],
  becomesBlocked: ['attackBlocked'],
  isNotBlocked: ['attackNotBlocked'],
  battles: ['battleBegan'],
  winsBattle: ['battleWon'],
  losesBattle: ['battleLost'],
  used: ['cardUsed'],
  battleEnds: ['battleWon', 'battleLost'],
  drawn: ['cardDrawn'],
  discarded: ['cardDiscarded'],
  tapped: ['cardTapped'],
  untapped: ['cardUntapped'],
  chosen: ['cardChosen'],
  shieldBroken: ['shieldBroken'],
  startOfTurn: ['turnBegan'],
  endOfTurn: ['turnEnding'],
  endOfAttack: ['attackEnding'],
};
