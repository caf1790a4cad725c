/** The package entry `taiki/cards`: every card, and each set by itself. A bundle holds only the sets that it imports. */

export { allCards } from './allCards.ts';
export { dm01 } from './dm01/index.ts';
export { dm02 } from './dm02/index.ts';
export { dm03 } from './dm03/index.ts';
export { dm04 } from './dm04/index.ts';
export { dm05 } from './dm05/index.ts';
export { dm06 } from './dm06/index.ts';
export { dm07 } from './dm07/index.ts';
export { dm08 } from './dm08/index.ts';
export { dm09 } from './dm09/index.ts';
export { dm10 } from './dm10/index.ts';
export { dm11 } from './dm11/index.ts';
export { dm12 } from './dm12/index.ts';
export { dm13 } from './dm13/index.ts';
export { dm14 } from './dm14/index.ts';
export { dm15 } from './dm15/index.ts';
export { dm16 } from './dm16/index.ts';
export { dm17 } from './dm17/index.ts';
export { modern } from './modern/index.ts';
export { promotional } from './promotional/index.ts';
export { rulings as rulingCards } from './rulings/index.ts';
