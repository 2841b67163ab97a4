export const colours = { button: '#2040a0', badge: '#a02040' };
