// Small drawings of what lies beside the stands, in 24 by 24.
export const ROBOT = "M12 2v4M6 6h12v9H6zM9 10h.01M15 10h.01M9 15v5M15 15v5M3 9v4M21 9v4";
export const THUMB_UP = "M7 11v9H3v-9zM7 11l4-8c2 0 3 1 2.500 3L13 9h7l-2 11H7";
export const THUMB_DOWN = "M7 13V4H3v9zM7 13l4 8c2 0 3-1 2.500-3L13 15h7L18 4H7";
