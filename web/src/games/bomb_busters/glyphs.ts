// Drawings for what is no card, on a grid of 24 with a line of 2.
export const PENCIL = "M4 20l1-5L16 4l4 4L9 19zM13 7l4 4";
export const WAIT = "M6 3h12M6 21h12M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9";
export const STAR = "M12 3l2.700 6 6.300.6-4.800 4.200 1.500 6.400L12 17l-5.700 3.200 1.500-6.400L3 9.600 9.300 9z";
