/** The labels of the columns that Strapi itself adds to every type. */
export const systemColumns: Readonly<Record<string, string>> = {
  id: 'Rij',
  documentId: 'Kenmerk',
  createdAt: 'Gemaakt op',
  updatedAt: 'Gewijzigd op',
  createdBy: 'Gemaakt door',
  updatedBy: 'Gewijzigd door',
};
