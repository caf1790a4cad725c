import type { Player } from 'taiki';

export const opponentOf = (player: Player): Player => (player === 'p1' ? 'p2' : 'p1');
