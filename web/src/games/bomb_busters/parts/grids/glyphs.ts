// Drawings for what a sheet brings, on a grid of 24 with a line of 2.
export const CUP = "M5 9h11v7a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM16 11h2a2 2 0 0 1 0 5h-2M8 4v2M12 4v2";
