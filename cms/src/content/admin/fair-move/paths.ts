/** The page that moves the fair, below the admin's own path. */
export const movePath = '/fair-move';
