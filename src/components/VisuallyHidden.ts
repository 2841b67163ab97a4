import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** Text for those who listen to the page. */
export const VisuallyHidden = styled('span')(visuallyHidden);
