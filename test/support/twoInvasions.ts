/** A position in which p1 may declare two invasions at one attack, so that their effects can be ordered. */
export const TWO_INVASIONS = `
turn 5 of p1, attack
p1 battle zone: The Red, Lightning Sonic | Fear Fang
p1 hand: Redzone, Roaring Invasion | Redzone Z, Passionate Invasion
p1 deck: 20x Filler
p2 battle zone: Burning Mane | Tri-horn Shepherd
p2 shield zone: 5x Filler
p2 deck: 20x Filler
`;
